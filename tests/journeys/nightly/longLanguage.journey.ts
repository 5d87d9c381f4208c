import { learnsInLanguage } from '../learnsInLanguage'
import { languagesBuild } from '../secondBuild'

learnsInLanguage('en-XA', languagesBuild)
