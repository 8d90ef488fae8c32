/** One column to read, contents beside it where there is room; light and dark as the reader has it. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d9de, #3a3a40); --quiet: light-dark(#55555e, #a9a9b2); --panel: light-dark(#f6f6f8, #1c1c20); --link: light-dark(#0b57d0, #8ab4f8); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #121214); color: light-dark(#17171c, #ececf1); }
a { color: var(--link); text-underline-offset: 2px; }
nav { padding: 1rem 1.5rem; border-block-end: 1px solid var(--line); background: var(--panel); }
nav ul { margin: 0; padding-inline-start: 1rem; list-style: none; }
nav h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
main { padding: 1rem 1.5rem 4rem; max-width: 60rem; }
.operation { margin-block: 1.5rem; padding: 0.25rem 1.25rem 1rem; border: 1px solid var(--line); border-radius: 12px; overflow-x: auto; }
.operation h3 a { text-decoration: none; }
h4 { margin-block: 1rem 0.25rem; color: var(--quiet); }
code { font: 0.9em ui-monospace, monospace; background: var(--panel); padding: 0.1em 0.3em; border-radius: 4px; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-block-end: 1px solid var(--line); }
dt { margin-block-start: 0.75rem; font-weight: 600; }
dd { margin-inline-start: 0; }
.fields { margin: 0.25rem 0; padding-inline-start: 1.25rem; }
.fields p, em, .note { margin: 0; color: var(--quiet); }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 19rem 1fr; }
  nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow-y: auto; border-block-end: 0; border-inline-end: 1px solid var(--line); }
}
`
