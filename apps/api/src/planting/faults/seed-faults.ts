import type { BrandSeed } from '../brand-seed.ts'
import { amountFaults } from './amount-faults.ts'
import { choiceFaults } from './choice-faults.ts'
import { idFaults } from './id-faults.ts'
import { kitchenFaults } from './kitchen-faults.ts'
import { orderTypeFaults } from './order-type-faults.ts'
import { referenceFaults } from './reference-faults.ts'
import { timeFaults } from './time-faults.ts'
import { wordFaults } from './word-faults.ts'
import { zoneFaults } from './zone-faults.ts'

/** What the types cannot forbid: everything wrong with a brand, each fault in a sentence. */
export const seedFaults = (brand: BrandSeed): string[] => [
  ...idFaults(brand),
  ...referenceFaults(brand),
  ...wordFaults(brand),
  ...amountFaults(brand),
  ...choiceFaults(brand),
  ...timeFaults(brand),
  ...kitchenFaults(brand),
  ...zoneFaults(brand),
  ...orderTypeFaults(brand),
]
