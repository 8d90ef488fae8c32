import type { FieldFault } from '@sufra/domain/text/field-faults'
import { type FormEvent, useState } from 'react'
import { goToFirstFault } from '../../platform/forms/first-fault.ts'
import { NOTHING_REFUSED } from '../../platform/forms/refused.ts'
import { useFaultText } from '../../platform/forms/use-fault-text.ts'
import { useSending } from '../../platform/forms/use-sending.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

/**
 * A form's values, what is wrong with them and what the server has against them. A fault is said of a field
 * once it was filled in and left, and of all of them once the form was sent. Fields have the wire's names.
 */
export function useForm<Name extends string>(given: {
  initial: Values<Name>
  faultsOf: (values: Values<Name>) => Partial<Record<Name, FieldFault | null>>
  /** Said where the server has said nothing a customer could read. */
  otherwise: string
}) {
  const [values, setValues] = useState(given.initial)
  const [said, setSaid] = useState<ReadonlySet<string>>(NONE)
  const faultText = useFaultText()
  const names = Object.keys(values)
  const { isSending, refused, setRefused, send } = useSending({
    shown: names,
    otherwise: given.otherwise,
  })
  const faults = given.faultsOf(values)

  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    if (refused.fields[name]) setRefused(NOTHING_REFUSED)
  }
  const errorOf = (name: Name): string | null => {
    const fault = faults[name]
    if (fault && said.has(name)) return faultText(fault)
    return refused.fields[name] ?? null
  }

  return {
    values,
    isSending,
    refused,
    set,
    /** What a field needs to be part of the form. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onValue: (value: string) => set(name, value),
      onBlur: () => values[name] !== '' && setSaid(new Set([...said, name])),
    }),
    submit:
      (work: (values: Values<Name>) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        setSaid(new Set(names))
        if (Object.values(faults).some(Boolean)) return goToFirstFault(form)
        void send(() => work(values)).then((isDone) => isDone || goToFirstFault(form))
      },
  }
}

const NONE: ReadonlySet<string> = new Set()
