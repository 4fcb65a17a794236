export { Logo, type LogoProps } from './logo.tsx';
export { LogoMark, type LogoMarkProps } from './logo-mark.tsx';
