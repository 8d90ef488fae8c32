import { expect, test } from 'vitest'
import { feedbackTarget } from '../../platform/visit/feedback-target.ts'
import { showsMenuButton } from './menu-button.ts'

const onCategory = { routeName: 'category', isBranchLoaded: true, isMenuOnly: false }

test.each(['item', 'location-detail', 'user-order-order', 'category'])(
  'the menu button shows on %s',
  (routeName) => {
    expect(showsMenuButton({ ...onCategory, routeName })).toBe(true)
  },
)

test.each(['index', 'checkout', 'default-location', 'menu', ''])(
  'there is no menu button on %j',
  (routeName) => {
    expect(showsMenuButton({ ...onCategory, routeName })).toBe(false)
  },
)

// proves SM-13
test('the menu button waits for the branch and stays away from a menu-only brand', () => {
  expect(showsMenuButton({ ...onCategory, isBranchLoaded: false })).toBe(false)
  expect(showsMenuButton({ ...onCategory, isMenuOnly: true })).toBe(false)
})

test('feedback goes to the brand’s own form when it has one', () => {
  expect(feedbackTarget('https://forms.example/1')).toEqual({
    href: 'https://forms.example/1',
    isExternal: true,
  })
})

test.each([null, '', 'javascript:alert(1)', '//evil.example'])(
  'feedback url %j leads to our own page',
  (url) => {
    expect(feedbackTarget(url)).toEqual({ href: '/feedback', isExternal: false })
  },
)
