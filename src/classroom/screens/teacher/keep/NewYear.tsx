import { classYearWords as words } from '#words/classYear'
import { plainName } from '../../../../core/progress/plainName'
import { Fold } from '../../../../ui/Fold'
import type { AnotherClass, ClassPageProps } from '../classView'
import { NewClassForm } from '../list/NewClassForm'

interface NewYearProps extends ClassPageProps {
  readonly another: AnotherClass
}

/** Makes a new class with the names, size and plan of this one. It has keys of its own, and no learners. */
export function NewYear({ view: { book, state, now }, another }: NewYearProps) {
  const { className, teacherName, relays } = book.card
  const from = { className: nextName(className, now), teacherName, expects: state.expects, plan: state.plan?.plan }
  // With one name for two classes, teacher and learners could not tell them apart.
  const create: AnotherClass['create'] = async (asked) => {
    if (isSameName(asked.className, className)) return { kind: 'refused', reason: 'same-name' }
    if (await book.isPassword(asked.password)) return { kind: 'weak-password', fault: 'same-password' }
    return await another.create(asked)
  }
  return (
    <Fold label={words.newTitle}>
      <NewClassForm create={create} onOpen={another.onOpen} from={from}>
        <p>{words.newText}</p>
        <p>{words.newOrder}</p>
        {relays.length === 0 ? null : <p>{words.newRelay}</p>}
      </NewClassForm>
    </Fold>
  )
}

const YEAR = /\b20\d\d\b/

/** Returns the name with the year of the new class. */
function nextName(name: string, now: Date): string {
  const year = String(now.getFullYear())
  return YEAR.test(name) ? name.replace(YEAR, year) : `${name}, ${year}`
}

function isSameName(one: string, other: string): boolean {
  return plainName(one).toLowerCase() === plainName(other).toLowerCase()
}
