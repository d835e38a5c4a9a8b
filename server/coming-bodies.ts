/** Long bodies on their way in: few at a time, since each is held in memory and may come slowly. */
export interface ComingBodies {
  /** Does the work of one, unless too many come of its sender, or at all. */
  take<T>(sender: string, work: () => Promise<T>): Promise<T | "too-many" | "busy">;
}

export const COMING_RETRY_SECONDS = 5;

export function createComingBodies({
  most,
  mostOfOne,
}: {
  readonly most: number;
  readonly mostOfOne: number;
}): ComingBodies {
  /** By the address that sends them. */
  const coming = new Map<string, number>();
  let all = 0;
  return {
    async take(sender, work) {
      const ofOne = coming.get(sender) ?? 0;
      if (ofOne >= mostOfOne) return "too-many";
      if (all >= most) return "busy";
      coming.set(sender, ofOne + 1);
      all += 1;
      try {
        return await work();
      } finally {
        const left = (coming.get(sender) ?? 1) - 1;
        if (left === 0) coming.delete(sender);
        else coming.set(sender, left);
        all -= 1;
      }
    },
  };
}
