export { Button, type ButtonProps } from './button.tsx';
export { type ButtonLook, buttonClass } from './button-class.ts';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
