import { navigate } from '../app/navigation.ts';
import { keepOpened } from '../games/opened-record.ts';

/** What browsers give to an installed page that opens files; the types of the DOM do not know it yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Replays a record that was opened with the installed page from outside. */
export function startLaunchedFiles(): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    const [handle] = files;
    if (handle) openFile(handle).catch(reportError);
  });
}

async function openFile(handle: FileSystemFileHandle): Promise<void> {
  keepOpened(await (await handle.getFile()).text());
  navigate({ screen: 'replay' });
}
