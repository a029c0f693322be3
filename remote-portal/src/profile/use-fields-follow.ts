import { useEffect, useRef, type RefObject } from 'react'

/** Fields that were not edited show the new value when the record changes, for example in another tab. */
export function useFieldsFollow<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  stored: Readonly<Record<Name, string>>,
) {
  const shown = useRef(stored)
  useEffect(() => {
    const before = shown.current
    shown.current = stored
    for (const name of names) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement && control.value === before[name]) {
        control.value = stored[name]
      }
    }
  }, [form, names, stored])
}
