import { classYearWords as words } from '#words/classYear'
import { Fold } from '../../../../ui/Fold'
import type { AnotherClass, ClassPageProps } from '../classView'
import { NewClassForm } from '../list/NewClassForm'

interface NewYearProps extends ClassPageProps {
  readonly another: AnotherClass
}

/** Makes a new class with the names, size and plan of this one. It has keys of its own, and no learners. */
export function NewYear({ view: { book, state }, another }: NewYearProps) {
  const { className, teacherName, relays } = book.card
  const from = { className, teacherName, expects: state.expects, plan: state.plan?.plan }
  return (
    <Fold label={words.newTitle}>
      <NewClassForm create={another.create} onOpen={another.onOpen} from={from}>
        <p>{words.newText}</p>
        {relays.length === 0 ? null : <p>{words.newRelay}</p>}
      </NewClassForm>
    </Fold>
  )
}
