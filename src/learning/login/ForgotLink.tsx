import { loginWords as words } from '#words/login'
import { textLinkClass } from '../../ui/textLinkClass'
import styles from './LoginScreen.module.css'

/** Stands close under the field of the password. */
export function ForgotLink({ onPress }: { readonly onPress: () => void }) {
  return (
    <p className={styles['forgot']}>
      <button type="button" className={textLinkClass} onClick={onPress}>
        {words.forgot}
      </button>
    </p>
  )
}
