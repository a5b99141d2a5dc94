import process from 'node:process';
import { botsFor } from '@crownhold/bots';
import { isRefusal, parseName, type Refusal } from '@crownhold/core';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import { type ClockTerms, type CreatedBody, formatCode, formatTableLink, type SeatTerms } from '@crownhold/protocol';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { DeviceFiles } from '../online/device-files.ts';
import { isOnlineFault, OnlineClient } from '../online/online-client.ts';
import { faultSentence } from '../online/online-text.ts';
import { qrText } from '../online/qr-text.ts';
import { parseOrigin } from '../online/server-origin.ts';
import { plainText } from '../plain-text.ts';
import { refusalJson } from '../refusal-json.ts';
import { describeSetting, type OptionFlags, parseSetting, type Setting } from '../setting.ts';
import { complain, print, printJson } from '../terminal.ts';

const SECOND_MS = 1000;

export interface HostFlags extends OptionFlags {
  readonly server: string;
  readonly seats?: number;
  readonly name?: string;
  readonly bot?: readonly string[];
  readonly clock?: number;
  readonly public?: boolean;
  readonly json?: boolean;
}

/** Makes a table at a server, with the first seat for whoever makes it, and tells how others come there. */
export async function host(game: string, flags: HostFlags, t: Translate): Promise<ExitCode> {
  const { server, seats = 2, name, bot = [], json = false } = flags;
  const origin = parseOrigin(server);
  if (origin === undefined) return complainOf(t('online-bad-server', { server: plainText(server, 200) }), EXIT.usage);
  const setting = parseSetting({ ...flags, game, seats });
  if (isRefusal(setting)) return refuse(setting, json, t);
  const named = name === undefined ? undefined : parseName(name);
  if (named !== undefined && typeof named !== 'string') return refuse(named, json, t);
  const files = new DeviceFiles(process.env);
  const client = await OnlineClient.begin(origin, files);
  if (isOnlineFault(client)) return complainOf(faultSentence(t, origin, client), EXIT.bad);
  const created = await client.create({
    game: setting.game.id,
    options: { ...setting.options },
    seats: seatTerms(setting, named, bot),
    clock: clockTerms(flags.clock),
    ...(flags.public && { isListed: true }),
  });
  if (isOnlineFault(created)) return complainOf(faultSentence(t, origin, created), EXIT.bad);
  const fault = files.saveTable(created.table, { own: [0] });
  if (fault) return refuse(fault.refusal, json, t);
  const about = await client.about();
  if (isOnlineFault(about)) return complainOf(faultSentence(t, origin, about), EXIT.bad);
  const links = linksOf(origin, about.origin || origin, created, t);
  if (json) printJson({ ok: true, ...links });
  else tell(links, setting, bot.length, t);
  return EXIT.ok;
}

/** This computer's own link has the address at which its session is known; the others begin as everybody can open them. */
function linksOf(own: string, origin: string, { table, invite, watch, code, preview }: CreatedBody, t: Translate) {
  const shown = { language: t.language, token: preview };
  return {
    table,
    link: formatTableLink({ origin: own, table }),
    invite: formatTableLink({ origin, table, kind: 'invite', secret: invite, preview: shown }),
    watch: formatTableLink({ origin, table, kind: 'watch', secret: watch }),
    code: formatCode(code),
  };
}

function tell(links: ReturnType<typeof linksOf>, setting: Setting, bots: number, t: Translate): void {
  const { link, invite, watch, code } = links;
  print(t('online-hosted', { setting: describeSetting(setting, t) }));
  if (setting.options.seats > 1 + bots) {
    print(t('online-invitation', { link: invite, code }));
    if (isOwnMachine(invite)) print(t('online-here-only'));
    print(qrText(invite, process.stdout.isTTY));
  }
  print(t('online-host-next', { join: `crownhold join ${link}`, watch: `crownhold watch ${watch}` }));
}

/** Whether a link leads nobody to the server but this computer. */
function isOwnMachine(link: string): boolean {
  return /^(?:localhost|127\..*|\[::1\])$/.test(new URL(link).hostname);
}

/** The host first, the bots last, everybody else between them. */
function seatTerms({ game, options }: Setting, name: string | undefined, bots: readonly string[]): SeatTerms[] {
  const kinds = bots.map((bot) => botsFor(game)[Number(bot) - 1]?.id ?? bot);
  const free = Math.max(0, options.seats - 1 - kinds.length);
  return [
    { kind: 'me', ...(name !== undefined && { name }) },
    ...Array.from({ length: free }, () => ({ kind: 'free' }) as const),
    ...kinds.map((bot) => ({ kind: 'bot', bot }) as const),
  ];
}

function clockTerms(seconds: number | undefined): ClockTerms {
  return seconds === undefined ? { kind: 'none' } : { kind: 'turn', turnMs: seconds * SECOND_MS };
}

function complainOf(sentence: string, code: ExitCode): ExitCode {
  complain(sentence);
  return code;
}

function refuse(refusal: Refusal, isJson: boolean, t: Translate): ExitCode {
  if (isJson) printJson({ ok: false, ...refusalJson(refusal, t) });
  else complain(citedRefusal(t, refusal, plainText));
  return EXIT.usage;
}
