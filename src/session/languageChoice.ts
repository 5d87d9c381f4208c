import { createChosenLanguage } from '../platform/window/chosenLanguage'
import { languages } from '../words/languages'

/** The language that people chose on this device, of the languages of this site. */
export const languageChoice = createChosenLanguage(languages)
