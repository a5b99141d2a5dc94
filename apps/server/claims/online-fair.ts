export async function checkOnlineFair(_seed: number, _count: number): Promise<object> {
  return {};
}
