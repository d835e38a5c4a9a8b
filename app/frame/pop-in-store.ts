import { useSyncExternalStore } from "react";

let openId: string | null = null;
const listeners = new Set<() => void>();

/** The one shared value: the pop-in that carries this id is open; null closes it. */
export function openPopIn(id: string | null): void {
  openId = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOpenPopIn(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => openId,
    () => null,
  );
}
