import { useState } from "react";

interface Options {
  /** Prefix of the IDs of the list and its options. */
  readonly id: string;
  readonly count: number;
  /** Whether Escape has an open list to close. By default, the list is open while it has options. */
  readonly isOpen?: boolean;
  readonly close: () => void;
}

/** Members that the browser's and React's keyboard events have in common. */
type Key = Pick<KeyboardEvent, "key" | "preventDefault" | "stopPropagation">;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the keyboard handler and ARIA attributes of an editable combobox with a list. The arrow keys move
 * through the options and the field. Escape closes an open list. Other keys keep their effect.
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
      // The cycle has one position more than the options: the field, between the last option and the first.
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
    /** ARIA attributes for the field. */
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": count > 0,
      "aria-controls": listId,
      "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
    } as const,
  };
}
