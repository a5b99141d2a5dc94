/** How often progress is worth telling. */
const STEPS = 100;

/** Fetches a file to its end; `report` hears in hundredths how much of the bytes that are expected has come. */
export async function fetchWhole(url: string, bytes: number, report: (part: number) => void): Promise<void> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`);
  const reader = response.body.getReader();
  let [come, told] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    come += value.length;
    // Whoever reads 100 % expects it to be over.
    const step = Math.min(STEPS - 1, Math.floor((STEPS * come) / bytes));
    if (step > told) report(step / STEPS);
    told = step;
  }
}
