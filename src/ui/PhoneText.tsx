import { findPhones } from './phoneNumbers'
import styles from './PhoneText.module.css'

/** A text whose telephone numbers can be pressed. What is written is what is read out: the link is the number. */
export function PhoneText({ children }: { readonly children: string }) {
  return findPhones(children).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <a key={index} className={styles.phone} href={part.href}>
        {part.text}
      </a>
    ),
  )
}
