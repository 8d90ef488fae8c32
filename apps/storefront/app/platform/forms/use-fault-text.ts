import { DEFAULT_OTP_LENGTH } from '@sufra/domain/people/one-time-code'
import type { FieldFault } from '@sufra/domain/text/field-faults'
import { useText } from '../i18n/use-text.ts'

/** What is wrong with a field, in the visitor's language. */
export function useFaultText(codeLength = DEFAULT_OTP_LENGTH) {
  const text = useText()
  return (fault: FieldFault) => text(`fault_${fault}`, { count: codeLength })
}

/** The same for a whole form. */
export function useFaultTexts() {
  const words = useFaultText()
  return (faults: Partial<Record<string, FieldFault>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, words(fault)]] : [])),
    )
}
