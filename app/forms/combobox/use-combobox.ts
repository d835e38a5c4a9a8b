import { useState } from "react";

interface Options {
  /** Begins the ids of the list and its options. */
  readonly id: string;
  readonly count: number;
  /** Whether there is anything that Escape may put away; by default, the options. */
  readonly isOpen?: boolean;
  readonly close: () => void;
}

/** What an event of the browser's and one of React's have in common. */
type Key = Pick<KeyboardEvent, "key" | "preventDefault" | "stopPropagation">;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys and roles of an editable combobox with a list (ARIA practices): arrows move the active option and pass over the
 * field itself, Escape closes the list before it does anything else; Enter is the form's.
 */
export function useCombobox({ id, count, isOpen = count > 0, close }: Options) {
  const [active, setActive] = useState(-1);
  const listId = `${id}list`;
  const optionId = (at: number) => `${id}${at}`;

  function onKeyDown(event: Key) {
    const step = STEPS[event.key];
    if (event.key === "Escape" && isOpen) {
      close();
      setActive(-1);
    } else if (step !== undefined && count > 0) {
      // One more than the options: past the last and before the first is the field itself.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    active,
    setActive,
    onKeyDown,
    listId,
    optionId,
    /** What the field says of itself. */
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": count > 0,
      "aria-controls": listId,
      "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
    } as const,
  };
}
