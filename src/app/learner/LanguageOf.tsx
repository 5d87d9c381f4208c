import { useEffect, useState } from 'react'
import type { LearnerId } from '../../core/progress/ids'
import { languageChoice } from '../../session/languageChoice'
import { language } from '../../words/language'

/** Whether this learner chose another language than that of this page. */
export function isInOtherLanguage(learner: LearnerId): boolean {
  return (languageChoice.of(learner) ?? language.tag) !== language.tag
}

/**
 * Gives a learner who is new on this device the device's language. If another learner becomes the current one, for
 * example in another tab, and has another language, this loads the page again.
 */
export function LanguageOf({ learner }: { readonly learner: LearnerId }) {
  // If the page that was loaded is not in the learner's language, that language is not on this device. Loading it again
  // would not help.
  const [first] = useState(learner)
  useEffect(() => {
    languageChoice.arrive([learner], language.tag)
    if (learner !== first && isInOtherLanguage(learner)) void languageChoice.keep().then(() => window.location.reload())
  }, [learner, first])
  return null
}
