import '@aaram/shared-ui/tokens.css';
