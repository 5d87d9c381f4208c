import { useEffect, useState } from 'react'
import type { LearnerId } from '../../core/progress/ids'
import { languageChoice } from '../../session/languageChoice'
import { hasLanguages } from '../../words/hasLanguages'
import { language } from '../../words/language'

/** Whether this learner chose another language than that of this page. */
export function isInOtherLanguage(learner: LearnerId): boolean {
  return hasLanguages && (languageChoice.of(learner) ?? language.tag) !== language.tag
}

/**
 * Gives a learner who is new on this device the device's language. If another learner becomes the current one, for
 * example in another tab, and has another language, this loads the page again and returns true.
 */
export function useLanguageOf(learner: LearnerId): boolean {
  // If the page that was loaded is not in the learner's language, that language is not on this device. Loading it again
  // would not help.
  const [first] = useState(learner)
  const isElsewhere = learner !== first && isInOtherLanguage(learner)
  useEffect(() => {
    if (!hasLanguages) return
    languageChoice.arrive([learner], language.tag)
    if (isElsewhere) void languageChoice.keep().then(() => window.location.reload())
  }, [learner, isElsewhere])
  return isElsewhere
}
