import { useBrand } from '../visit/use-brand.ts'

/** A drop with the brand's mark in it; its point is the middle of the lower edge. */
export function PinDrawing({ isRefused = false }: { isRefused?: boolean }) {
  const { icon } = useBrand()
  return (
    <span className="relative block h-14 w-11">
      <svg
        viewBox="0 0 44 56"
        className="absolute inset-0 size-full drop-shadow-sm"
        aria-hidden="true"
      >
        <path
          d="M22 54.5C10.5 41.5 2 32 2 21.5a20 20 0 1 1 40 0C42 32 33.5 41.5 22 54.5z"
          strokeWidth="2.5"
          className={`stroke-surface ${isRefused ? 'fill-danger' : 'fill-primary'}`}
        />
      </svg>
      <img
        src={icon}
        alt=""
        width={28}
        height={28}
        className="absolute inset-x-2 top-2 size-7 rounded-full border-2 border-surface bg-surface object-cover"
      />
    </span>
  )
}
