const DICE = ['#e2372b', '#7cb342', '#cfe8a0', '#3f8f3a', '#ff7a5c', '#b5d76a'] as const

/** A small cube of tomato, cucumber or pepper. */
export const die = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${(turn % 50) - 25})"><rect x="-6" y="-4" width="12" height="10" rx="3" fill="#1f3d12" opacity=".35"/><rect x="-6" y="-6" width="12" height="10" rx="3" fill="${DICE[turn % 6]}"/><path d="M-3-3h4" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".6"/></g>`
