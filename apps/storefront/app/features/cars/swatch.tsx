/** A car's colour. White has an edge too; the name always stands beside it. */
export const Swatch = ({ hex }: { hex: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
    <circle cx="12" cy="12" r="11" fill={hex} className="stroke-control" strokeWidth="1.5" />
  </svg>
)
