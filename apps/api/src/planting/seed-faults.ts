import type { BrandSeed } from './brand-seed.ts'
import { amountFaults } from './faults/amount-faults.ts'
import { choiceFaults } from './faults/choice-faults.ts'
import { idFaults } from './faults/id-faults.ts'
import { kitchenFaults } from './faults/kitchen-faults.ts'
import { orderTypeFaults } from './faults/order-type-faults.ts'
import { referenceFaults } from './faults/reference-faults.ts'
import { timeFaults } from './faults/time-faults.ts'
import { wordFaults } from './faults/word-faults.ts'
import { zoneFaults } from './faults/zone-faults.ts'

/** What the types cannot forbid: everything wrong with a demo brand, each fault in a sentence. */
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
