export { Container, type ContainerProps } from './container.tsx';
export { PageHeading, type PageHeadingProps } from './page-heading.tsx';
export { Section, type SectionProps } from './section.tsx';
