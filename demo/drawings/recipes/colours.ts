/** Colours that recipes in several files give the same icon. */

export const ROASTED_LEG = { '#ac5832': '#9c4a16', '#d27856': '#d98436' }

export const RED_PEPPER = { '#7cb342': '#e2372b', '#558b2f': '#ab1d18', '#bbe68b': '#ff9a86' }
