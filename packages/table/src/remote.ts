// Apart from the rest: only tables whose game lives in another thread load it.
export { RemoteSource, type SourceChannel } from './remote-source.ts';
export { type HostPorts, SourceHost } from './source-host.ts';
export type { SourceReply, SourceRequest } from './source-message.ts';
