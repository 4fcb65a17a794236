import { pictureWork } from './picture-work.ts';
import { answerWork } from './work-child.ts';

/** The process in which pictures are decoded and encoded. */
answerWork(pictureWork);
