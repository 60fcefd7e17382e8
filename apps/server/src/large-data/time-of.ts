/** The median duration of one round of `work`, in milliseconds. */
export async function timeOf(rounds: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = -10; round < rounds; round++) {
    const startedAt = performance.now();
    await work(round + 10);
    if (round >= 0) taken.push(performance.now() - startedAt);
  }
  return taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0;
}
