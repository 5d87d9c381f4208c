import { languagesWords as words } from '#words/languages'
import { Toast, ToastPlace } from '../../ui/Toast'
import { otherLanguages } from '../../words/languages'
import { publicPathIn } from '../../words/paths'

/**
 * The offer of each other language, in that language and hidden. The page's script shows the one that the browser
 * prefers, without React (followLanguages.ts).
 */
export function LanguageOffers({ path }: { readonly path: string }) {
  return otherLanguages().map(({ tag, dir, folder, offer }) => (
    <div key={tag} hidden data-offer={tag}>
      <ToastPlace>
        <Toast icon="none" closeLabel={words.closeOffer} onClose={() => undefined}>
          <a lang={tag} dir={dir} hrefLang={tag} href={publicPathIn(folder, path)}>
            {offer}
          </a>
        </Toast>
      </ToastPlace>
    </div>
  ))
}
