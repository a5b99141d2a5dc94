import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Edit } from '../simulation/planted-bugs.ts';
import { copySources, plant } from '../simulation/source-copy.ts';

const STORE = 'apps/server/src/store';
const POSTGRES = `${STORE}/postgres/migrations`;
const PEOPLE = `${STORE}/sql/people-scripts.ts`;

// Names of people move to another column. While both programs serve, whichever of the two is written is copied to the other.
const EXPAND = `ALTER TABLE places ADD COLUMN nick TEXT;
UPDATE places SET nick = name;
CREATE FUNCTION name_and_nick() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.nick := coalesce(NEW.nick, NEW.name);
    NEW.name := NEW.nick;
  ELSIF NEW.name IS DISTINCT FROM OLD.name THEN
    NEW.nick := NEW.name;
  ELSE
    NEW.name := NEW.nick;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER places_names BEFORE INSERT OR UPDATE ON places FOR EACH ROW EXECUTE FUNCTION name_and_nick();
ALTER TABLE entries ADD COLUMN made_by TEXT;
`;
/** One process a file: nobody else needs the old column. */
const EXPAND_FILE = 'ALTER TABLE places RENAME COLUMN name TO nick; ALTER TABLE entries ADD COLUMN made_by TEXT;';

/** No program needs the old column any more, but that of two releases ago. */
const CONTRACT = `DROP TRIGGER places_names ON places; DROP FUNCTION name_and_nick(); ALTER TABLE places DROP COLUMN name;
UPDATE schema_version SET oldest = version`;

/** The next release reads and writes the new columns, and puts something more into every entry. */
const EDITS: readonly Edit[] = [
  { file: PEOPLE, find: "'SELECT seat, session, name, ticket", replace: "'SELECT seat, session, nick AS name, ticket" },
  { file: PEOPLE, find: 'UPDATE places SET name = ?3', replace: 'UPDATE places SET nick = ?3' },
  { file: PEOPLE, find: '(table_id, seat, session, name, ticket,', replace: '(table_id, seat, session, nick, ticket,' },
  { file: PEOPLE, find: 'name = excluded.name', replace: 'nick = excluded.nick' },
  { file: PEOPLE, find: 'SET session = NULL, name = NULL', replace: 'SET session = NULL, nick = NULL' },
  { file: `${STORE}/postgres/table-rows.ts`, find: "'name', name,", replace: "'name', nick," },
  {
    file: `${STORE}/sql/table-scripts.ts`,
    find: '(table_id, entry, command, text) SELECT ?1, CAST(?2 AS INTEGER), ?3, ?4',
    replace: "(table_id, entry, command, text, made_by) SELECT ?1, CAST(?2 AS INTEGER), ?3, ?4, 'next'",
  },
  {
    file: 'apps/server/src/tables/entry.ts',
    find: 'JSON.stringify({ format: ENTRY_FORMAT, ...entry })',
    replace: "JSON.stringify({ format: ENTRY_FORMAT, ...entry, release: 'next' })",
  },
];

/** Where the sources of a program are that is one release further than this one: its schema has grown, and it uses that. */
export function createNextRelease(): string {
  const root = copySources();
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const edit of EDITS) plant(root, edit);
  addMigration(join(root, POSTGRES), EXPAND);
  addMigration(join(root, STORE, 'migrations'), EXPAND_FILE);
  return root;
}

/** Migrations of the release after that one. */
export function contractMigrations(root: string): string {
  addMigration(join(root, POSTGRES), CONTRACT);
  return join(root, POSTGRES);
}

function addMigration(folder: string, sql: string): void {
  const version = String(readdirSync(folder).length + 1).padStart(4, '0');
  writeFileSync(join(folder, `${version}-later.sql`), sql);
}
