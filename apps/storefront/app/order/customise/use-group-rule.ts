import { useText } from '../../platform/i18n/use-text.ts'

/** A group's minimum and maximum in words. */
export function useGroupRule() {
  const text = useText()
  return ({ minimum, maximum }: { minimum: number; maximum: number }) => {
    if (minimum === 1 && maximum === 1) return text('choose_one')
    if (minimum === maximum) return text('choose_exactly', { count: minimum })
    if (minimum === 0) return text('choose_up_to', { maximum })
    return text('choose_between', { minimum, maximum })
  }
}
