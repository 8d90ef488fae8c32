import { expect, test } from 'vitest'
import { feedbackTarget, otherLocale, showsLanguageSwitch, showsMenuButton } from './side-menu.ts'

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

test('the language switch shows when two languages exist, English being the silent second', () => {
  expect(showsLanguageSwitch('ar-sa', 'fr')).toBe(true)
  expect(showsLanguageSwitch('ar-sa', null)).toBe(true)
  expect(showsLanguageSwitch('en-us', null)).toBe(false)
  expect(showsLanguageSwitch('fr', 'fr')).toBe(false)
})

test('the switch toggles between exactly two languages', () => {
  expect(otherLocale('ar-sa', 'fr', 'ar-sa')).toBe('fr')
  expect(otherLocale('ar-sa', 'fr', 'fr')).toBe('ar-sa')
  expect(otherLocale('ar-sa', null, 'ar-sa')).toBe('en-us')
})

test('a language the brand no longer speaks leads to its primary one', () => {
  expect(otherLocale('ar-sa', 'fr', 'en-us')).toBe('ar-sa')
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
