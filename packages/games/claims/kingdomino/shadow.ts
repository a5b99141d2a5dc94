import { type Actor, CHANCE, type MoveCode } from '@crownhold/core';
import { decodeMove, type Move } from '../../src/kingdomino/moves.ts';
import type { Options } from '../../src/kingdomino/options.ts';
import type { State } from '../../src/kingdomino/state.ts';
import { ShadowKingdom } from './shadow-kingdom.ts';

const DOMINOES = 48;
type Place = 'unseen' | 'next' | 'current' | 'laid';

/** A second account of the table that only watches the moves: where every domino is, and whose turn it must be. */
export class Shadow {
  readonly #options: Options;
  readonly #lineLength: number;
  readonly #rounds: number;
  #places: Place[] = [];
  #kingdoms: ShadowKingdom[] = [];
  #next: { domino: number; seat: number }[] = [];
  #current: { domino: number; seat: number }[] = [];
  #drawnNow = 0;
  #round = 0;
  #game = 0;
  #expected: 'draw' | 'king' | 'take' | 'place' = 'draw';
  #seat = CHANCE as Actor;
  #kings: number[] = [];
  discards = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#lineLength = options.seats === 3 ? 3 : 4;
    this.#rounds = options.seats === 2 && !options.variants.includes('mighty-duel') ? 6 : 12;
    this.#startGame();
  }

  /** Takes note of a move; returns what is wrong with it, if anything. */
  follow(actor: Actor, code: MoveCode): string | undefined {
    const move = decodeMove(code);
    if (!move) return `${code} is no move`;
    const kind = move.kind === 'put' || move.kind === 'discard' ? 'place' : move.kind;
    if (kind !== this.#expected) return `${kind} where ${this.#expected} was due`;
    if (actor !== this.#seat) return `${actor} acts instead of ${this.#seat}`;
    switch (move.kind) {
      case 'draw':
        return this.#draw(move.domino);
      case 'king':
        return this.#king(move.seat);
      case 'take':
        return this.#take(move.domino);
      default:
        return this.#place(move);
    }
  }

  /** What is wrong at the end of the match. */
  finish(state: State): string | undefined {
    const games = this.#options.variants.includes('dynasty') ? 3 : 1;
    if (this.#game !== games - 1 || this.#expected !== 'draw') return 'the match ended too early';
    for (const [seat, kingdom] of this.#kingdoms.entries()) {
      const complaint = kingdom.compare(state, seat);
      if (complaint) return complaint;
    }
    const laid = this.#places.filter((place) => place === 'laid').length;
    const unseen = this.#places.filter((place) => place === 'unseen').length;
    if (laid !== this.#rounds * this.#lineLength || laid + unseen !== DOMINOES) return 'dominoes were lost';
    return undefined;
  }

  #startGame(): void {
    this.#places = Array.from({ length: DOMINOES + 1 }, (_, domino) => (domino === 0 ? 'next' : 'unseen'));
    const size = this.#options.variants.includes('mighty-duel') ? 7 : 5;
    this.#kingdoms = Array.from({ length: this.#options.seats }, () => new ShadowKingdom(size));
    this.#kings = this.#kingdoms.map(() => this.#lineLength / this.#options.seats);
    this.#next = [];
    this.#current = [];
    this.#drawnNow = 0;
    this.#round = 0;
  }

  #draw(domino: number): string | undefined {
    if (this.#round > this.#rounds) {
      this.#game++;
      this.#startGame();
    }
    if (this.#places[domino] !== 'unseen') return `domino ${domino} was drawn already`;
    this.#places[domino] = 'next';
    this.#drawnNow++;
    if (this.#drawnNow < this.#lineLength) return undefined;
    this.#drawnNow = 0;
    if (this.#round === 0) this.#expected = 'king';
    else this.#askNextKing();
    return undefined;
  }

  #king(seat: number): string | undefined {
    if (!this.#kings[seat]) return `seat ${seat} has no king left`;
    this.#kings[seat]!--;
    this.#seat = seat;
    this.#expected = 'take';
    return undefined;
  }

  #take(domino: number): string | undefined {
    if (this.#places[domino] !== 'next' || this.#next.some((taken) => taken.domino === domino)) {
      return `domino ${domino} is not free`;
    }
    this.#next.push({ domino, seat: this.#seat });
    if (this.#round > 0) this.#endTurn();
    else if (this.#next.length === this.#lineLength) this.#startRound();
    else this.#ask(CHANCE, 'king');
    return undefined;
  }

  #place(move: Move): string | undefined {
    const { domino } = this.#current[0]!;
    const kingdom = this.#kingdoms[this.#seat]!;
    this.#places[domino] = 'laid';
    if (move.kind === 'put') {
      const complaint = kingdom.put(domino, move.first, move.second);
      if (complaint) return complaint;
    } else {
      kingdom.discards++;
      this.discards++;
    }
    if (this.#round < this.#rounds) this.#expected = 'take';
    else this.#endTurn();
    return undefined;
  }

  #endTurn(): void {
    this.#current.shift();
    if (this.#current.length > 0) this.#askNextKing();
    else this.#startRound();
  }

  #startRound(): void {
    this.#round++;
    // Ascending numbers give the order of the kings.
    this.#current = this.#next.sort((a, b) => a.domino - b.domino);
    for (const { domino } of this.#current) this.#places[domino] = 'current';
    this.#next = [];
    if (this.#round === this.#rounds) this.#askNextKing();
    else this.#ask(CHANCE, 'draw');
  }

  #askNextKing(): void {
    this.#ask(this.#current[0]!.seat, 'place');
  }

  #ask(actor: Actor, step: 'draw' | 'king' | 'take' | 'place'): void {
    this.#seat = actor;
    this.#expected = step;
  }
}
