import { openingClassWords } from '#words/openingClass'
import type { OpenBook, TaughtClasses } from '../../../ports/TaughtClasses'
import { Stack } from '../../../../ui/Stack'
import styles from './MyClasses.module.css'
import { NewClassForm } from './NewClassForm'

const words = openingClassWords.opening

interface OpenAClassProps {
  readonly taught: TaughtClasses
  readonly onOpen: (book: OpenBook) => void
}

/** Creates a class, after a text about the teacher's responsibilities. */
export function OpenAClass({ taught, onOpen }: OpenAClassProps) {
  return (
    <NewClassForm create={(asked) => taught.create(asked)} onOpen={onOpen} after={<Duties />}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
    </NewClassForm>
  )
}

function Duties() {
  return (
    <>
      <h3>{words.dutiesTitle}</h3>
      <Stack as="ul" gap={2} after={5} className={styles.duties}>
        {words.duties.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </Stack>
    </>
  )
}
