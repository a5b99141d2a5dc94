// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of programs.
/** A mistake that the simulation must find: a change in a copy of the sources. */
export interface PlantedBug extends Edit {
  readonly name: string;
  /** Where one change is not enough. */
  readonly more?: readonly Edit[];
}

export interface Edit {
  readonly file: string;
  /** Stands there exactly once. */
  readonly find: string;
  readonly replace: string;
}

const TABLES = 'apps/server/src/tables';

export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: 'acknowledge before commit',
    file: `${TABLES}/table-store.ts`,
    find: 'const result = await store.append(made);',
    replace: "const result = (store.append(made).catch(() => {}), 'stored') as 'stored' | 'entry-taken';",
  },
  {
    name: 'no dedupe',
    file: `${TABLES}/turns.ts`,
    find: "if (known) return known.body === body ? accepted(known.version, known.head) : refused('id-reused');",
    replace: 'void known;',
  },
  {
    name: 'no unique check',
    file: 'apps/server/src/store/memory-store.ts',
    find: "if (entry !== stored.entries.length) return 'entry-taken';",
    replace: '',
    more: [
      {
        file: 'apps/server/src/store/memory-store.ts',
        find: "if (stored.commands.has(command)) return 'command-taken';",
        replace: '',
      },
    ],
  },
  {
    name: 'wrong resume point',
    file: `${TABLES}/live-table.ts`,
    find: 'const projection = new Projection(this.#store.log, after, known);',
    replace: 'const projection = new Projection(this.#store.log, after + 1, known);',
  },
  {
    name: 'lost timer after a restart',
    file: `${TABLES}/due.ts`,
    find: 'return deadlines.length > 0 ? Math.min(...deadlines) : undefined;',
    replace: 'return undefined;',
  },
  {
    name: 'double bot turn',
    file: `${TABLES}/live-table.ts`,
    find: 'const isStale = !isAsked(log, request.seat, request.since);',
    replace:
      'const isStale = false; request = { ...request, since: log.match?.asked.find((a) => a.seat === request.seat)?.since ?? -1 };',
    more: [
      {
        file: `${TABLES}/bot-players.ts`,
        find: 'if (this.#begun.has(key)) return;',
        replace: '',
      },
      {
        file: `${TABLES}/bot-players.ts`,
        find: 'const command = `${by}:${seat}:${since}`;',
        replace: 'const command = `${by}:${seat}:${since}:${this.#ports.entropy.bytes(4).join()}`;',
      },
    ],
  },
  {
    name: 'decided at a stale basis',
    file: `${TABLES}/live-table.ts`,
    find: 'return proposeTurn(this.#store, this.#ports, turn);',
    replace:
      'return proposeTurn(this.#store, this.#ports, { ...turn, since: log.match?.asked.find((a) => a.seat === turn.seat)?.since ?? -1 });',
  },
  {
    name: 'clock that runs while the server is down',
    file: `${TABLES}/service-time.ts`,
    find: 'return Math.floor(this.#clock.nowMs() + this.#offsetMs);',
    replace: 'return Math.floor(this.#clock.nowMs() + 0 * this.#offsetMs);',
  },
  {
    name: 'contribution dropped',
    file: `${TABLES}/turns.ts`,
    find: 'isHidden, ...(signed && { signed }) }',
    replace: 'isHidden, ...(signed && Number(seat) !== 0 && { signed }) }',
  },
  {
    name: 'hidden turns told as open ones',
    file: `${TABLES}/turns.ts`,
    find: 'const isHidden = isTurnHidden(match.game, match.state, seat);',
    replace: 'const isHidden = false && isTurnHidden(match.game, match.state, seat);',
  },
  {
    name: 'signature over the words of a hidden turn',
    file: 'packages/fair/src/event-bytes.ts',
    find: "hash('turn', fromHex(blind), encodeList(",
    replace: "hash('turn', fromHex(blind).fill(0), encodeList(",
  },
  {
    name: 'secret in an error text',
    file: `${TABLES}/turns.ts`,
    find: "if (judged.kind !== 'accepted') return refusalForAuthor(log, request);",
    replace:
      "if (judged.kind !== 'accepted') { const r = refusalForAuthor(log, request); return 'text' in r ? { ...r, text: `${r.text} in ${match.game.formatState(match.state)}` } : r; }",
  },
  {
    name: 'command of another seat told',
    file: `${TABLES}/seen-rows.ts`,
    find: 'return { ...seen, acts,',
    replace: 'return { ...seen, command: "told-to-everybody", acts,',
  },
  {
    name: 'dealer of a stale cache after a lost race',
    file: `${TABLES}/table-store.ts`,
    find: 'this.#dealt = this.#dealt && dealing.follow(this.#dealt, next.events, next.hidden);',
    replace: '',
  },
  {
    name: 'log of a stale cache after a lost race',
    file: `${TABLES}/table-store.ts`,
    find: "if (result !== 'stored') {",
    replace: "if (result === 'command-taken') {",
  },
  {
    name: 'hints trusted: without one nothing has changed',
    file: `${TABLES}/table-service.ts`,
    find: 'return this.#ports.heads !== undefined;',
    replace: 'return false;',
    more: [
      {
        file: `${TABLES}/table-service.ts`,
        find: 'if (!slot || slot.revision === revision) continue;',
        replace: 'continue;',
      },
    ],
  },
  {
    name: 'outcome of a failed write guessed',
    file: `${TABLES}/table-store.ts`,
    find: "return isKnown ? 'not-stored' : 'unknown';",
    replace: "return isKnown ? 'not-stored' : 'stored';",
  },
];

const COPY = 'apps/server/src/store/postgres/database-copy.ts';

/** Migrations from SQLite to PostgreSQL that lose something. The claim `migration` must say so. */
export const LOSSY_MIGRATIONS: readonly PlantedBug[] = [
  {
    name: 'a migration that forgets a column: until when a link is good',
    file: COPY,
    find: "'ticket', 'ticket_until_ms'],",
    replace: "'ticket'],",
  },
  {
    name: 'a migration that forgets a column: when a table is due',
    file: COPY,
    find: "tables: ['id', 'due_ms', 'creator'",
    replace: "tables: ['id', 'creator'",
  },
];

const DEALING = `${TABLES}/sealed-dealing.ts`;
const ROW_EVENT = 'state: stateOf(posted.ledger), events: [{ ...posted.event }] }';

/** Dealers that cheat: servers with a change. Clients, or the verdict, must say so. */
export const CHEATING_DEALERS: readonly PlantedBug[] = [
  {
    name: 'deals another outcome',
    file: DEALING,
    find: ROW_EVENT,
    replace:
      'state: stateOf(posted.ledger), events: [{ ...posted.event, chance: posted.event.chance.length > 1 ? [...posted.event.chance].reverse() : posted.event.chance }] }',
  },
  {
    name: 'uses another element for a dealing',
    file: DEALING,
    find: ROW_EVENT,
    replace:
      "state: stateOf(posted.ledger), events: [{ ...posted.event, ...(posted.event.element && { element: 'ab'.repeat(32) }) }] }",
  },
  {
    name: 'leaves a number out of reveal',
    file: `${TABLES}/sealing.ts`,
    find: 'events: [...(revealed ? [revealed.event] : []), ...events],',
    replace:
      "events: [...(revealed ? [{ ...revealed.event, elements: (revealed.event['elements'] as string[]).map(() => 'none') }] : []), ...events],",
  },
  {
    name: 'ends an attempt although all have shown their numbers',
    file: `${TABLES}/sealing.ts`,
    find: 'const missing = awaitedParts(log);',
    replace:
      'const shown = log.elements.findIndex((element) => element !== undefined); const missing = log.events.length === 2 && shown >= 0 && awaitedParts(log).length === 0 ? [shown] : awaitedParts(log);',
  },
  {
    name: 'drops the number of a signed turn',
    file: DEALING,
    find: ROW_EVENT,
    replace:
      'state: stateOf(posted.ledger), events: [{ ...posted.event, ...(posted.event.turn && { turn: { ...posted.event.turn, signed: undefined } }) }] }',
  },
  {
    name: 'drops the numbers of some turns',
    file: `${TABLES}/turns.ts`,
    find: 'const judged = judgeTurn(match, request);',
    replace:
      'if (signed && log.version % 5 === 4) return proposeTurn(table, { dealing, time } as TablePorts, { ...request, signed: undefined } as unknown as TurnRequest); const judged = judgeTurn(match, request);',
  },
  {
    name: 'rewrites a turn',
    file: DEALING,
    find: ROW_EVENT,
    replace:
      "state: stateOf(posted.ledger), events: [{ ...posted.event, ...(posted.event.turn && 'steps' in posted.event.turn && { turn: { ...posted.event.turn, steps: [...posted.event.turn.steps, ...posted.event.turn.steps] } }) }] }",
  },
  {
    name: 'tells two people different histories',
    file: `${TABLES}/projection.ts`,
    find: 'const rows = [...this.#known, ...this.#rows(viewer)];',
    replace:
      "const rows = [...this.#known, ...this.#rows(viewer)].map((row) => (viewer !== 1 ? row : { ...row, fair: row.fair.map((each) => ('turn' in each.event && 'steps' in (each.event['turn'] as object) ? { ...each, event: { ...each.event, turn: { ...(each.event['turn'] as object), blind: 'ab'.repeat(32) } } } : each)) }));",
  },
];
