/** How long to wait before trying again: longer each time, never the same for all clients. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(8000, 250 * 2 ** attempt);
  return most / 2 + (random() * most) / 2;
}
