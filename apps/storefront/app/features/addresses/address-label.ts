import { useText } from '../../platform/i18n/use-text.ts'
import { isKnownLabel } from './delivery/label-choice.tsx'

/** What an address is called; a name of the customer's own stays as it is. */
export function useAddressLabel(): (label: string) => string {
  const text = useText()
  return (label) => (isKnownLabel(label) ? text(`address_label_${label}`) : label)
}
