import { learnsInLanguage } from '../learnsInLanguage'
import { languagesBuild } from '../secondBuild'

learnsInLanguage('ar-XB', languagesBuild)
