import { latinDigits } from '@sufra/domain/text/digits'
import { storedValue } from '@sufra/web/storage/stored-value'

const TABLE = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,19}$/u

/** '12', 'Terrace 4': what stands on a table. Anything longer or stranger is no table's name. */
export function tableFrom(text: string): string | null {
  const table = latinDigits(text.trim())
  return TABLE.test(table) ? table : null
}

/** The table whose code the visitor has scanned. */
export const cartTable = storedValue('cart_table', tableFrom)
