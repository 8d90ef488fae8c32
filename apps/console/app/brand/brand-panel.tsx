import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useBrand } from './brand-context.tsx'

/** The brand's own colour and mark. Words stand on white: nobody knows how dark a brand's colour is. */
export function BrandPanel() {
  const text = useText()
  const words = useWords()
  const { label, logo } = useBrand()
  return (
    <div className="brand-wash relative grid min-h-48 place-items-center overflow-hidden p-8">
      <img
        src={logo}
        alt=""
        className="absolute -inset-e-16 -bottom-24 w-[28rem] max-w-none opacity-15 brightness-0 invert"
      />
      <div className="relative flex items-center gap-5 rounded-card bg-[#fff] py-6 ps-6 pe-9 text-[#16181b] shadow-dialog">
        <img src={logo} alt="" className="h-16 max-w-48 object-contain" />
        <div>
          <p className="text-h2 font-bold">{words(label)}</p>
          <p className="text-small text-[#5c5f63]">{text('console')}</p>
        </div>
      </div>
    </div>
  )
}
