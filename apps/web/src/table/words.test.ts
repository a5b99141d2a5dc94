import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it, vi } from 'vitest';
import {
  ANN,
  BOB,
  BOT,
  beginTestGame,
  freePlace,
  inputOf,
  placingTable,
  playTurn,
  sitAt,
  testTable,
} from '../../test/kingdomino-table.ts';
import { face } from './kingdomino/face.tsx';
import { questionsOf } from './questions.ts';
import {
  askText,
  awaitedSeat,
  hasHints,
  hintedDraft,
  isForPerson,
  nameOf,
  promptOf,
  verdictText,
  winnersText,
} from './words.ts';

const t = translatorFor('en');
const CHAIRS = [ANN, BOB];

describe('winners', () => {
  it('are joined as the language does', () => {
    expect(winnersText(CHAIRS.slice(0, 1), t)).toBe('Ann wins!');
    expect(winnersText(CHAIRS, t)).toBe('Ann and Bob share the victory');
    expect(winnersText(CHAIRS, translatorFor('ru'))).toContain('Ann и Bob');
  });
});

describe('the verdict', () => {
  const [bot, other] = [
    { name: 'Miller', bot: 'miller' },
    { name: 'Mason', bot: 'mason' },
  ];

  it('speaks to a person who has beaten bots', () => {
    expect(verdictText({ ranks: [2, 1, 3], points: [40, 50, 30] }, [bot!, CHAIRS[0]!, other!], t)).toBe('You win!');
  });

  it('says by how much a person without others has lost, if by points', () => {
    const chairs = [bot!, CHAIRS[0]!];
    expect(verdictText({ ranks: [1, 2], points: [41, 38] }, chairs, t)).toBe('Miller wins by 3\u00a0points');
    expect(verdictText({ ranks: [1, 2], points: [39, 38] }, chairs, t)).toBe('Miller wins by 1\u00a0point');
    expect(verdictText({ ranks: [1, 2], points: [38, 38] }, chairs, t)).toBe('Miller wins!');
    expect(verdictText({ ranks: [1, 2], points: [40, 38] }, chairs, translatorFor('ru'))).toBe(
      'Побеждает Miller: на 2\u00a0очка больше',
    );
  });

  it('names the winner where one of several people, or of several bots, has won', () => {
    const points = [50, 40];
    expect(verdictText({ ranks: [1, 2], points }, CHAIRS, t)).toBe('Ann wins!');
    expect(verdictText({ ranks: [2, 1], points }, [bot!, other!], t)).toBe('Mason wins!');
  });

  it('names all who share a victory', () => {
    expect(verdictText({ ranks: [1, 1], points: [40, 40] }, [bot!, CHAIRS[0]!], t)).toBe(
      'Miller and Ann share the victory',
    );
  });
});

describe('what a table asks', () => {
  it('is the task of the game, or what everybody waits for', () => {
    expect(promptOf(face, testTable().shown.value, t)).toBe(t('web-ask-take-first'));
    expect(promptOf(face, placingTable().shown.value, t)).toBe(t('web-ask-put'));
    expect(promptOf(face, testTable({ chairs: [BOT, BOT] }).shown.value, t)).toBe(t('web-bot-thinks'));
    const { shown } = placingTable();
    const stuck = { ...shown.value, input: undefined, stage: { kind: 'stuck', seat: 0 } } as const;
    expect(promptOf(face, stuck, t)).toBe(t('web-bot-stuck'));
    expect(askText(face, stuck, t)).toBe(`Ann: ${t('web-bot-stuck')}`);
  });

  it('is a person elsewhere, who is waited for by name', () => {
    const { shown } = testTable({ chairs: [ANN, BOB] });
    const waiting = { ...shown.value, input: undefined, stage: { kind: 'waiting', seats: [1] } } as const;
    expect(promptOf(face, waiting, t)).toBe('To play');
    expect(askText(face, waiting, t)).toBe('Waiting for Bob');
    expect(isForPerson(waiting)).toBe(true);
    expect(isForPerson(testTable({ chairs: [BOT, BOT] }).shown.value)).toBe(false);
    expect(isForPerson({ ...waiting, stage: { kind: 'waiting', seats: [] } })).toBe(false);
    // Against another person there are no hints.
    expect(hasHints(waiting.chairs)).toBe(false);
  });

  it('is whoever is next after a turn that is on its way, not the turn itself', () => {
    const here = beginTestGame({ chairs: [ANN, BOB, { name: 'Cleo' }] });
    const table = sitAt(here);
    while (inputOf(table).draft.state.phase !== 'place') playTurn(table);
    // The answer takes long.
    vi.spyOn(here, 'submit').mockReturnValue(new Promise(() => undefined));
    playTurn(table);
    const shown = table.shown.value;
    expect(shown.stage.kind).toBe('sent');
    const other = awaitedSeat(face, shown);
    expect([0, 1, 2].filter((seat) => seat !== shown.front)).toContain(other);
    expect(promptOf(face, shown, t)).toBe('To play');
    expect(askText(face, shown, t)).toBe(`Waiting for ${nameOf(shown.chairs, other!)}`);
    const chairs = [BOT, BOT, BOT];
    expect(promptOf(face, { ...shown, chairs }, t)).toBe(t('web-bot-thinks'));
    // The same person is asked again, or chance has to say who is.
    const again = { ...shown, stage: { kind: 'sent', seat: other! } } as const;
    expect(awaitedSeat(face, again)).toBeUndefined();
    expect([promptOf(face, again, t), askText(face, again, t)]).toEqual(['', '']);
  });

  it('names whoever is waited for', () => {
    const { shown } = testTable({ chairs: [BOT, BOT] });
    expect(askText(face, shown.value, t)).toBe(t('web-voice-waits', { name: 'Robin' }));
  });

  it('is nothing while it is told what nobody did, and else names whoever did it', () => {
    const { shown } = testTable();
    const telling = { ...shown.value, input: undefined, stage: { kind: 'telling' } } as const;
    const { view } = telling;
    expect(askText(face, telling, t)).toBe('');
    expect(questionsOf(face)['KeyW']!(telling, 1, t)).toEqual([]);
    const acts = [{ before: view, view, events: [{ kind: 'taken', seat: 1, domino: 7, slot: 0 }] }] as const;
    expect(askText(face, { ...telling, acts }, t)).toBe(`Bob: ${t('web-plays')}`);
  });
});

describe('hints', () => {
  it('are for one person without others, while the turn is not whole', () => {
    expect(hasHints([ANN, BOB])).toBe(false);
    expect(hasHints([ANN, BOT, BOT])).toBe(true);
    expect(hintedDraft(face, testTable({ chairs: [ANN, BOB] }).shown.value)).toBeUndefined();
    // The person is the first to choose in this deal.
    const table = testTable({ chairs: [ANN, BOT], secret: 126 });
    expect(hintedDraft(face, table.shown.value)).toBe(inputOf(table).draft);
    table.perform({ kind: 'pick', index: freePlace(table) });
    expect(hintedDraft(face, table.shown.value)).toBeUndefined();
  });
});

it('nobody is named who does not sit there', () => {
  expect(nameOf(CHAIRS, 1)).toBe('Bob');
  expect(() => nameOf(CHAIRS, 2)).toThrow(RangeError);
});
