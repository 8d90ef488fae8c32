import { expect, test } from 'vitest'
import { examine } from './house.mjs'

const house = (files) => examine(new Map(Object.entries(files)))

test('a tier imports only tiers below it', () => {
  const { upward } = house({
    'apps/storefront/app/order/cart/store.ts': "import { Bar } from '../../features/cart/bar.tsx'",
    'apps/storefront/app/features/cart/bar.tsx': "import { store } from '#app/order/cart/store.ts'",
  })
  expect(upward).toEqual([
    'apps/storefront/app/order/cart/store.ts → apps/storefront/app/features/cart/bar.tsx',
  ])
})

test('a feature does not import another, not even lazily', () => {
  const { upward } = house({
    'apps/storefront/app/features/home/page.tsx':
      "const Panel = lazy(() => import('../cart/panel.tsx'))",
    'apps/storefront/app/features/cart/panel.tsx': "import './lines.tsx'",
    'apps/storefront/app/features/cart/lines.tsx': '',
  })
  expect(upward).toEqual([
    'apps/storefront/app/features/home/page.tsx → apps/storefront/app/features/cart/panel.tsx',
  ])
})

test('the ground of the API knows no resource, whatever the resource is called', () => {
  const { upward } = house({
    'apps/api/src/platform/http/access.ts': "import { find } from '../../brand-new/find.ts'",
    'apps/api/src/brand-new/find.ts': '',
    'apps/api/src/app.ts': "import { find } from './brand-new/find.ts'",
  })
  expect(upward).toEqual(['apps/api/src/platform/http/access.ts → apps/api/src/brand-new/find.ts'])
})

test('a package imports only what it may', () => {
  const { upward } = house({
    'packages/domain/src/money/money.ts': "import { wire } from '@sufra/contract/wire/fields'",
    'packages/contract/src/wire/fields.ts': "import { money } from '@sufra/domain/money/money'",
  })
  expect(upward).toEqual([
    'packages/domain/src/money/money.ts → packages/contract/src/wire/fields.ts',
  ])
})

test('folders that import each other are named at any depth', () => {
  const { cycles } = house({
    'packages/domain/src/cart/lines/a.ts': "import { b } from '../timers/b.ts'",
    'packages/domain/src/cart/timers/b.ts': "import { c } from '../lines/c.ts'",
    'packages/domain/src/cart/lines/c.ts': '',
  })
  expect(cycles).toEqual(['packages/domain/src/cart/lines ⇄ packages/domain/src/cart/timers'])
})

test('a folder and its own sub-folder are one', () => {
  const { cycles } = house({
    'packages/domain/src/cart/cart.ts': "import { b } from './timers/b.ts'",
    'packages/domain/src/cart/timers/b.ts': "import { c } from '../line.ts'",
    'packages/domain/src/cart/line.ts': '',
  })
  expect(cycles).toEqual([])
})

test('one exported name has one home in a workspace', () => {
  const { doubled } = house({
    'packages/domain/src/menu/item.ts': 'export type Item = {}\nexport const Item = {}',
    'packages/domain/src/cart/item.ts': 'export type Item = {}',
    'packages/contract/src/menu/item.ts': 'export const Item = {}',
    'apps/storefront/app/routes/home.tsx': 'export function loader() {}',
    'apps/storefront/app/routes/menu.tsx': 'export function loader() {}',
  })
  expect(doubled).toEqual([
    'Item: packages/domain/src/menu/item.ts, packages/domain/src/cart/item.ts',
  ])
})

test('a folder outside the tiers is named', () => {
  const { unknown } = house({ 'apps/console/app/board/board.tsx': '', 'tools/x.ts': '' })
  expect(unknown).toEqual(['apps/console/app/board/board.tsx', 'tools/x.ts'])
})
