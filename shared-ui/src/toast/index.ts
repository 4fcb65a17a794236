import './toast.css';
