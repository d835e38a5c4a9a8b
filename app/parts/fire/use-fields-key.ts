import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * Key and handler of a form of choices that stand in the address. New choices start its fields again from them, but for
 * what somebody chose while the page of their last ones was on its way: that stays, to be sent in turn.
 */
export function useFieldsKey(choices: unknown) {
  const now = JSON.stringify(choices);
  const isOnItsWay = useNavigation().state !== "idle";
  const [fields, setFields] = useState({ of: now, key: 0, isChosenAgain: false });
  if (fields.of !== now)
    setFields({ of: now, key: fields.key + (fields.isChosenAgain ? 0 : 1), isChosenAgain: false });
  else if (fields.isChosenAgain && !isOnItsWay) setFields({ ...fields, isChosenAgain: false });
  return {
    key: fields.key,
    onChange: () => isOnItsWay && setFields({ ...fields, isChosenAgain: true }),
  };
}
