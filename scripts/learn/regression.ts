/** The weights of features that tell a figure best, by least squares over all examples added. */
export class Regression {
  readonly #size: number;
  /** Of the normal equations: products of features with each other, and with the figure. */
  readonly #products: Float64Array[];
  readonly #figures: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = Array.from({ length: size }, () => new Float64Array(size));
    this.#figures = new Float64Array(size);
  }

  add(features: Float64Array, figure: number): void {
    for (let i = 0; i < this.#size; i++) {
      const feature = features[i]!;
      if (feature === 0) continue;
      this.#figures[i]! += feature * figure;
      for (let j = 0; j < this.#size; j++) this.#products[i]![j]! += feature * features[j]!;
    }
  }

  /** `ridge` keeps weights small that few examples tell of. */
  solve(ridge: number): readonly number[] {
    const rows = this.#products.map((row, i) => {
      const equation = Float64Array.from([...row, this.#figures[i]!]);
      equation[i]! += ridge;
      return equation;
    });
    for (let pivot = 0; pivot < this.#size; pivot++) eliminate(rows, pivot);
    return rows.map((row, i) => row[this.#size]! / row[i]!);
  }
}

/** The matrix is positive definite, so no rows need be exchanged. */
function eliminate(rows: readonly Float64Array[], pivot: number): void {
  const leading = rows[pivot]!;
  for (const [i, row] of rows.entries()) {
    const factor = row[pivot]! / leading[pivot]!;
    if (i === pivot || factor === 0) continue;
    for (let column = pivot; column < row.length; column++) row[column]! -= factor * leading[column]!;
  }
}
