import quiltBlock from '../../ui/QuiltBlock.module.css'
import page from '../Page.module.css'
import quilt from './CourseQuilt.module.css'
import course from './FinancialLiteracy.module.css'
import index from './ModuleIndex.module.css'
import section from './ModuleSection.module.css'

export const financialLiteracyStyles = [page, quiltBlock, quilt, course, index, section]
